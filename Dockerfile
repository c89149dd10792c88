# syntax=docker/dockerfile:1
# One image for both programs: the server (as it is) and the renderer (`node renderer/main.ts`).

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Without install scripts: all they would do is fetch Node 24, and this image is one.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/ensure.mjs build
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 RENDERER_PORT=3001 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/LICENSE* ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/shared ./shared
COPY --from=build /app/renderer ./renderer
COPY --from=build /app/server ./server
COPY --from=build /app/store ./store
COPY --from=build /app/program ./program
USER node
VOLUME /data
EXPOSE 3000 3001
# The renderer answers on its own port; set HEALTH_PORT where the image runs as one.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.HEALTH_PORT ?? process.env.PORT) + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=768", "server/main.ts"]
