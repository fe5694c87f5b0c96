import { test } from './portal-test';
import { chooseView } from './remembered-view';

test('the chosen view of lists is kept in the next category, in the search and in a new tab, without scripts', ({
  page,
}) => chooseView(page));
