/** A message by its namespace and key, `cart:added`. A test sees to it that every such text in the source names a message. */
export type MessageKey = `${string}:${string}`;
