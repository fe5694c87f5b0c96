import { useEffect } from 'react';
import { reportClientError } from './report-client-error';

/** Reports the error that an error page stands for, where it happened in this browser. */
export function useErrorReport(error: unknown): void {
  useEffect(() => reportClientError('page', error), [error]);
}
