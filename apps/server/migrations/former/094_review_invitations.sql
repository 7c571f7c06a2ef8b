-- Who was asked how it was: once an order, whatever they answered.
create table review_invitations (
  order_id text primary key references orders,
  invited_at timestamptz not null
);
