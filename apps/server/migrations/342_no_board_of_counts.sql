-- A shop's board tells nothing of counts: an order that takes from one announces itself there.
drop trigger product_shops_board_stock on product_shops;
