/** Loaded into a portal's process before the portal itself (`node --import`): leaves a rejection that nobody handles, at each SIGUSR2. */
import process from 'node:process';

process.on('SIGUSR2', () => void Promise.reject(new Error('nobody handles this')));
