-- What was called the place of an event is who called: platform, version of the app, address. A place is a spot on a map.
alter table account_events rename column place to caller;
alter table consents rename column place to caller;
