-- A reduction whose price changes while it runs did not have that price from its start: the history says from when.

create or replace function record_price() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents then
    delete from price_history
      where product_id = new.id and not reduction and valid_until is null and valid_from >= now();
    update price_history set valid_until = now()
      where product_id = new.id and not reduction and valid_until is null;
    insert into price_history (product_id, price_cents, valid_from) values (new.id, new.price_cents, now());
  end if;
  if tg_op = 'INSERT'
     or (new.reduced_price_cents, new.reduced_from, new.reduced_until)
        is distinct from (old.reduced_price_cents, old.reduced_from, old.reduced_until) then
    -- A reduction that had not begun never happened; one that runs ends now.
    delete from price_history where product_id = new.id and reduction and valid_from >= now();
    update price_history set valid_until = now()
      where product_id = new.id and reduction and (valid_until is null or valid_until > now());
    if new.reduced_price_cents is not null and (new.reduced_until is null or new.reduced_until > now() or tg_op = 'INSERT') then
      insert into price_history (product_id, price_cents, valid_from, valid_until, reduction)
        values (
          new.id, new.reduced_price_cents,
          case when tg_op = 'INSERT' then new.reduced_from else greatest(new.reduced_from, now()) end,
          new.reduced_until, true
        );
    end if;
  end if;
  return null;
end $$;
