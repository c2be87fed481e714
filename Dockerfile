# The service with what it needs to run and nothing else. deploy/README.md says how to run it.
FROM node:24.11.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run prestart

FROM node:24.11.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# SQLite's driver is for DATABASE_URL=file:...; nothing else of the development packages runs.
RUN npm ci --omit=dev && npm install --no-save --omit=dev "libsql@$(node -p 'require("./package.json").devDependencies.libsql')"

FROM node:24.11.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_PORT=9464
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json LICENSE NOTICE.md ./
COPY server/data/embedded/data ./server/data/embedded/data
COPY server/data/embedded/find ./server/data/embedded/find
COPY --from=build /src/dist ./dist
# Nothing below /app belongs to this user, and nothing is written: the container can run read-only.
USER node
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
