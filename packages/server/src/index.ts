export { type Config, databaseFile, readConfig } from './config/config.ts';
export { secretOf } from './config/secret.ts';
export { createApp, furnish } from './http/app.ts';
export { Metrics } from './operate/metrics.ts';
export { serve } from './operate/serve.ts';
export { openServer, type TaproomServer } from './operate/server.ts';
export { Repertoire } from './play/repertoire.ts';
export { RELEASED } from './released.ts';
