-- What a browser keeps goes by names that are nobody's brand: privacy pages tell them as they are found there.
update contents set value = replace(replace(value,
    'zanga-assets, zanga-pages, zanga-pictures, zanga-catalogue', 'shop-assets, shop-pages, shop-pictures, shop-catalogue'),
    '`zanga_login`', '`login_window`')
  where slug = 'privacy' and value ~ 'zanga-assets|zanga_login';
update content_drafts set value = replace(replace(value,
    'zanga-assets, zanga-pages, zanga-pictures, zanga-catalogue', 'shop-assets, shop-pages, shop-pictures, shop-catalogue'),
    '`zanga_login`', '`login_window`')
  where slug = 'privacy' and value ~ 'zanga-assets|zanga_login';
