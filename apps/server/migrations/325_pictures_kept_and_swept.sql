-- Files of pictures may be kept by a service outside, which no transaction can wait for: a file is put before its row. This
-- says who is at the files of a picture, so that nobody keeps one while somebody else takes it away for being unnamed.
create table picture_files (
  picture_id text primary key,
  doing text not null check (doing in ('keeping', 'sweeping')),
  since timestamptz not null default now()
);

-- Pictures of archives that somebody is still looking at: their files are kept and no row of `pictures` names them yet.
create view taken_pictures as
  select picture ->> 'id' as picture_id from picture_folder_lines where picture is not null;
