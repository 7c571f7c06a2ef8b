-- Each minute it is looked whether something that was sold out until now comes back: among all products of all shops, of
-- which few are ever marked.
create index product_shops_sold_out on product_shops (sold_out_until) where sold_out_until is not null;
