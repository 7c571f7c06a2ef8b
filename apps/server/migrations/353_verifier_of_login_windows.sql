-- What proves that whoever exchanges a code is who asked for it (PKCE, RFC 7636): its hash went along to the network, itself it
-- stays here. Null in windows that an older release has opened, whose network was told of none.
alter table social_windows add column verifier text;
