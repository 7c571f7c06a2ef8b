-- Apps that count their clients by number, as the specification's calls allow, name the brand's own app 1.
insert into oauth_clients (id, name) values ('1', 'App del marchio') on conflict do nothing;
