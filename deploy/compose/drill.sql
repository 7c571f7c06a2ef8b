-- Backups are tried in it (docs/backup.md). A shop that was made without it: docker compose exec postgres createdb -U zanga zanga_drill
create database zanga_drill template template0 encoding 'UTF8';
