-- Staff of several shops: somebody may be a worker in one shop and a manager in two, or anything in all of them, which
-- a row says with `all_shops`. A row that names no shop and not all of them is of somebody who waits for a shop.
alter table user_roles drop constraint user_roles_pkey;
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check check (role in ('viewer', 'worker', 'manager', 'owner'));
alter table user_roles add column all_shops boolean not null default false;

-- Managers and owners belonged to the brand, whatever shop their row named.
update user_roles set all_shops = true, shop_id = null where role in ('manager', 'owner');

alter table user_roles add constraint user_roles_where check (not (all_shops and shop_id is not null));
alter table user_roles add constraint user_roles_once unique nulls not distinct (user_id, role, shop_id);

create or replace view staff_roles as
  select user_id, role, shop_id, all_shops from user_roles;
