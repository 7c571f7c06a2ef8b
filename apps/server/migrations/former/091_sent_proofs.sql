-- Proof that a notice the law wants was handed over: which letter, and when. The key names what it was about, and holds
-- nothing of the person; unlike the messages themselves it is kept.
create table sent_proofs (
  key text primary key,
  letter text not null,
  sent_at timestamptz not null
);
