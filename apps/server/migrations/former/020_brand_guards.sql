-- What the brand's settings may hold, so that nobody is sent out of the site, in a circle, or locked out by a typo.

alter table brand_domains
  -- '//elsewhere' and '/\elsewhere' are other sites to a browser; '/' is the address that asks where to go.
  add constraint brand_domains_home_path check (home_path ~ '^/[^/\\[:space:][:cntrl:]][^[:space:][:cntrl:]]*$');

alter table brands
  add constraint brands_min_ios_version check (min_ios_version ~ '^\d{1,5}(\.\d{1,5}){0,3}$'),
  add constraint brands_min_android_version check (min_android_version ~ '^\d{1,5}(\.\d{1,5}){0,3}$');
