-- Eight digits are few enough to be guessed by somebody of the staff with patience: codes that were none are counted
-- by who tried them.
create index redemption_tries_wrong on redemption_tries (by_user_id, at) where outcome in ('forged', 'unknown');
