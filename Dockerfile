# Taproom in one image: `docker build -t taproom .`, then `docker run -p 8080:8080 -v taproom:/data taproom`.
FROM node:24.11.1-bookworm-slim AS manifests
WORKDIR /taproom
# Only the package manifests, so that packages are reinstalled only when these change.
COPY package.json package-lock.json .npmrc ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/contracts/package.json packages/contracts/
COPY packages/games/package.json packages/games/
COPY packages/server/package.json packages/server/
COPY packages/table/package.json packages/table/
COPY packages/web/package.json packages/web/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# Runtime dependencies. Our own packages are bundled into the program.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace packages/server && rm -rf node_modules/@taproom

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production DATA=/data SITE=/taproom/.build/site PORT=8080
WORKDIR /taproom
COPY --from=packages /taproom/node_modules ./node_modules
COPY --from=build /taproom/.build/site ./.build/site
COPY --from=build /taproom/.build/program ./.build/program
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:'+process.env.PORT+(process.env.BASE_PATH??'')+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The program itself is PID 1, so that it receives SIGTERM.
CMD ["node", "--enable-source-maps", ".build/program/server.mjs"]
