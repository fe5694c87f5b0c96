import { useEffect } from 'react';
import { reportClientError } from './report-client-error';

export function useErrorReport(error: unknown): void {
  useEffect(() => reportClientError('page', error), [error]);
}
