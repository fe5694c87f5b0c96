export type MessageKey = `${string}:${string}`;
