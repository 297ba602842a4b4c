#!/bin/sh
# Makes the folder `secrets` beside compose.yaml once: passwords of the database and of the store. Back it up; do not publish it.
set -eu
cd "$(dirname "$0")"
# Closed to others, while the file of the database's password can be read inside its container, where another user runs.
mkdir -m 700 secrets
openssl rand -hex 24 > secrets/database-password
(umask 077 && openssl rand -hex 32 > secrets/garage-rpc)
id=GK$(openssl rand -hex 12)
secret=$(openssl rand -hex 32)
(umask 077 && cat > secrets/store.env) <<END
S3_ACCESS_KEY_ID=$id
S3_SECRET_ACCESS_KEY=$secret
GARAGE_DEFAULT_ACCESS_KEY=$id
GARAGE_DEFAULT_SECRET_KEY=$secret
END
