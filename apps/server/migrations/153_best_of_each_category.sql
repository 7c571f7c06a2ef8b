-- What sells best of a category is read from its start, however many products there are (offers of what goes together).
create index products_sold on products (root_category_id, sold_lately desc, popularity desc, id) where published;
