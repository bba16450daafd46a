# The gateway. Build: docker build -t portal-gateway . — compose.yaml runs two of them as docs/operating.md says.
FROM node:24-bookworm-slim AS gateway
WORKDIR /portal
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/domain/package.json packages/domain/
COPY packages/formats/package.json packages/formats/
COPY packages/ui/package.json packages/ui/
COPY apps/gateway/package.json apps/gateway/
COPY apps/portal/package.json apps/portal/
RUN npm ci --omit=dev --workspace portal-gateway --ignore-scripts
COPY packages/api/src packages/api/src
COPY packages/domain/src packages/domain/src
COPY packages/formats/src packages/formats/src
COPY apps/gateway/src apps/gateway/src
ENV NODE_ENV=production GATEWAY_HOST=0.0.0.0 GATEWAY_PORT=8787 GATEWAY_DATA=/data GATEWAY_SPOOL=/spool GATEWAY_DRAIN_SECONDS=10
RUN mkdir /data /spool && chown node:node /data /spool
USER node
EXPOSE 8787
# Readiness is the balancer's to ask (/pronto); this one says whether the gateway lives.
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/saude').then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/gateway/src/main.ts"]

# The `backup` of compose.yaml: with the client of the database's version.
FROM gateway AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* && mkdir /backups && chown node:node /backups
USER node
CMD ["node", "apps/gateway/src/backup.ts", "--to", "/backups"]

# What is built where no target is named.
FROM gateway
