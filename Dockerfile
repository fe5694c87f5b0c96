FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node server/cli/copy-runtime.js /runtime \
  && mkdir /runtime/build && cp package.json /runtime/ && mv build/host build/client /runtime/build/ && cp build/source-hash /runtime/build/

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* \
  && install -d -o node -g node /data
WORKDIR /portal
COPY --from=build /runtime ./
ENV NODE_ENV=production PORT=3000 EMBEDDED_DATA_DIR=/data IMAGE_CACHE_DIR=/data/images
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "const { HOST, PORT } = process.env; const host = HOST?.trim() || '127.0.0.1'; fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT?.trim() || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# docker build --build-arg VERSION=1.4.0 --build-arg REVISION="$(git rev-parse HEAD)" .
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Flower portal" \
  org.opencontainers.image.description="Ordering portal of a wholesale flower supplier" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
ENTRYPOINT ["tini", "--"]
CMD ["node", "build/host/main.js"]
