/** Where the process is in its life; the load balancer sends requests only while it is `ready`. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}
