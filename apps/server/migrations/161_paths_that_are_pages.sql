-- A category is found under its slug, and so is the page of the whole menu: no category may take its place. Not valid for
-- what is there already, so that a brand that has such a category comes over all the same.
alter table categories add constraint categories_slug_is_free check (slug <> 'menu') not valid;
