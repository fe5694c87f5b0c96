import { config } from 'zod';

// Functions that zod writes for each shape take 20 ms of a start and 6 MB, and make no page faster. It counts for shapes made after it.
config({ jitless: true });
