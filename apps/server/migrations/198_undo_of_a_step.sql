-- What a part was before its last step, for as long as the step can be taken back; null where there is nothing to undo.
alter table order_parts add column undo jsonb;
