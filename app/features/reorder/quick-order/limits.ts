/** Lines of one message or file. */
export const MAX_LINES = 1_000;
/** A message that is read as a whole, and all of a longer one, whose lines are short. */
export const [MAX_CHARACTERS, MAX_LIST_CHARACTERS, MAX_LIST_LINE] = [4_000, 120_000, 300];
/** Characters of a message with the rows of a file. */
export const MAX_MESSAGE = 200_000;
