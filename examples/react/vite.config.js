import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brokerUrl, loginOf } from './broker.mjs';

/** Answers POST /session on the app's server with a login code. */
const answerSessions = ({ middlewares }) => {
  middlewares.use('/session', async (request, response) => {
    const { searchParams } = new URL(request.url, 'http://app');
    const login = await loginOf(searchParams.get('customer')).catch(() => undefined);
    response.writeHead(login ? 200 : 401, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(login ?? {}));
  });
};
const proxy = { '/broker': { target: brokerUrl, rewrite: (path) => path.replace('/broker', '') } };

export default defineConfig({
  plugins: [react(), { name: 'session', configureServer: answerSessions, configurePreviewServer: answerSessions }],
  server: { proxy, port: Number(process.env.PORT || 5173) },
  preview: { proxy },
});
