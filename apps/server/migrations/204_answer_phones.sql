-- Which telephone rings when nobody answers an order; null is the shop's own.
alter table answer_plans add column call_phone text check (call_phone ~ '^\+?[0-9 ]{6,20}$');
