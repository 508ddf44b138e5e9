# The site in a container: docker build -t ephemera . && docker run -p 3000:3000 -v ephemera:/data ephemera
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run --silent --ignore-scripts build

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm also installs two versions of TypeScript, 50 MB, because packages name it as a peer. Nothing runs it.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && \
    rm -rf node_modules/typescript node_modules/@typescript node_modules/@supabase/lite/node_modules/typescript
COPY --from=build /app/build build
COPY . .
# Node keeps compiled modules in the second folder, for the next start of the container.
RUN mkdir -m 700 /data && mkdir -p node_modules/.cache && chown node:node /data node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
# Only whether it answers: a restart would not fix what /healthz reports, such as missing readings.
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
