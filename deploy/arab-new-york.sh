#!/bin/sh
# Runs a command of the site on the server, as «npm run cli» does in a checkout: with the account and the settings of the
# systemd unit. docs/deploying.md says where to install it.
set -eu
cd /opt/arab-new-york
exec runuser --user arab-new-york -- env NODE_ENV=production DATA_DIR=/var/lib/arab-new-york \
  node_modules/node-linux-*/bin/node --env-file-if-exists=/etc/arab-new-york.env server/cli/main.ts "$@"
