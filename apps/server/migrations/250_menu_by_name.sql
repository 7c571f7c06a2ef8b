-- The office's list of products is by name, page after page: without this each page sorts all of them.
create index products_by_name on products (name_words, id) where kind <> 'cinema';
