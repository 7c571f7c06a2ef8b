-- For backup drills (docs/backup.md). To add it to an older shop: docker compose exec postgres createdb -U zanga zanga_drill
create database zanga_drill template template0 encoding 'UTF8';
