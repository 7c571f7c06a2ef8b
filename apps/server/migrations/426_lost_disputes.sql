-- Lost disputes: money of payments that went back to their customers by decision of the bank. A lost dispute never
-- changes again, so its last change is the loss.
create view lost_disputes as
  select p.purpose, p.owner_id, d.amount_cents, d.updated_at as lost_at
  from payment_disputes d join payments p on p.id = d.payment_id where d.state = 'lost';
