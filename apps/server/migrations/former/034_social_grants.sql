-- What a link to a social network is ended with when its account is deleted, such as Apple's refresh token.

alter table social_identities
  -- Sealed with the shop's key; null where the network gave none, or needs none.
  add column grant_sealed bytea;
