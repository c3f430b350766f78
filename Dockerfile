# Taproom in one image: `docker build -t taproom .`, then `docker run -p 8080:8080 -v taproom:/data taproom`.
FROM node:24-bookworm-slim AS build
WORKDIR /taproom
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA=/data SITE=/taproom/.build/site PORT=8080
WORKDIR /taproom
COPY --from=build /taproom/node_modules ./node_modules
COPY --from=build /taproom/.build/site ./.build/site
COPY --from=build /taproom/.build/program ./.build/program
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:'+process.env.PORT+(process.env.BASE_PATH??'')+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The program itself is process 1, so that it hears when it shall stop.
CMD ["node", "--enable-source-maps", ".build/program/server.mjs"]
