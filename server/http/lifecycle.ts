export interface Lifecycle {
  phase: 'starting' | 'ready' | 'draining';
}
