-- What a line declared when it was sold, options included: `{"contains": [...], "may_contain": [...]}` (Reg. (EU)
-- 1169/2011, art. 14). Null: undeclared, or sold before this was kept.
alter table order_lines add column allergens jsonb;
