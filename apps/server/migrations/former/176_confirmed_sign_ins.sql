-- When somebody who is signed in has last given their password again: what a phone left lying about must not do asks for it.
alter table access_tokens add column confirmed_at timestamptz;
