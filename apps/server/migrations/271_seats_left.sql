-- Seats left: how many of each show at the cinema can still be bought, for who keeps its programme.
create view seats_left as select id as product_id, stock as seats from products where kind = 'cinema';
