import type { Page } from '@playwright/test';
import { at, type Group, over, visit } from './screen.ts';

/** The biggest category of the demo, a part of it, and a dish that asks what to add. */
const places = { category: '/pizze', part: '/pizze/pizze-classiche', dish: 'margherita' };

/** Turns over to another page while the service does not answer, or answers with a mistake of its own. */
const turnPage = async (page: Page, answer: 'never' | 'mistake') => {
  await visit(page, '/covid');
  await page.route('**/api/**', (route) =>
    answer === 'never' ? undefined : route.fulfill({ status: 500, json: { error: 'Qualcosa non va' } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pizze', exact: true }).click();
  // Nothing is shown in the place of what comes within a second.
  await page.waitForTimeout(1_500);
};

const askWhoDelivers = async (page: Page, place: string, answer: RegExp) => {
  await visit(page, '/contacts');
  await page.getByRole('combobox', { name: 'Dove sei?' }).pressSequentially(place);
  await page.getByRole('option').first().click();
  await page.getByText(answer).first().waitFor();
  await page.getByRole('heading', { name: 'Arriviamo da te?' }).evaluate((title) => title.scrollIntoView());
};

/** Searches without a network. */
const searchOffline = async (page: Page) => {
  await visit(page, '/home?cerca=');
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('combobox').fill('arancino');
  await page.waitForTimeout(2_000);
};

/** Goes offline once the page is stored on the device, and opens one that is not. */
const leaveNetwork = async (page: Page) => {
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.goto('/content/terms');
};

export const browsing: Group = {
  title: 'Browsing',
  screens: [
    { name: 'home', shows: 'Home, `/home`', open: at('/home') },
    { name: 'home-customer', shows: 'Home of a customer', who: 'customer', open: at('/home') },
    { name: 'menu', shows: 'The menu of a visitor', open: over('/home?menu=1') },
    { name: 'menu-customer', shows: 'The menu of a customer', who: 'customer', open: over('/home?menu=1') },
    { name: 'whole-menu', shows: 'The whole menu, `/menu`', open: at('/menu') },
    { name: 'category', shows: 'A category, `/{category}`', open: at(places.category) },
    { name: 'subcategory', shows: 'A part of it, `/{category}/{subcategory}`', open: at(places.part) },
    { name: 'filters', shows: 'Filters of a category', open: over(`${places.category}?filtri=1`) },
    { name: 'product', shows: 'A dish', open: at(`/prodotto/${places.dish}`) },
    {
      name: 'product-sheet',
      shows: 'A dish over its category',
      open: over(`/pizze?prodotto=${places.dish}`),
    },
    { name: 'search-empty', shows: 'The search, before a word', open: over('/home?cerca=') },
    { name: 'search', shows: 'What a misspelt word finds', open: over('/home?cerca=piza') },
    { name: 'search-nothing', shows: 'A word that finds nothing', open: over('/home?cerca=zzzz') },
    { name: 'search-offline', shows: 'The search without a network', open: searchOffline },
    { name: 'favourites-empty', shows: 'No favourites yet, `/favorites`', open: at('/favorites') },
    { name: 'favourites', shows: 'Favourites of a customer', who: 'customer', open: at('/favorites') },
    { name: 'contacts', shows: 'Shops and contacts, `/contacts`', open: at('/contacts') },
    {
      name: 'reach',
      shows: 'Who delivers to a place',
      open: (page) => askWhoDelivers(page, 'Catania', /consegna(no)? qui/),
    },
    {
      name: 'reach-outside',
      shows: 'A place nobody delivers to',
      open: (page) => askWhoDelivers(page, 'Enna', /Qui non consegniamo ancora/),
    },
    { name: 'where', shows: 'Where and how', open: over('/home?dove=1') },
    { name: 'shop', shows: 'A shop', open: at('/negozi/catania') },
    { name: 'loading', shows: 'A category on its way', open: (page) => turnPage(page, 'never') },
    { name: 'error', shows: 'A mistake of ours', open: (page) => turnPage(page, 'mistake') },
    { name: 'not-found', shows: 'An address that leads nowhere', open: at('/qui-non-c-e/niente') },
    { name: 'offline', shows: 'Without a network', worker: true, open: leaveNetwork },
  ],
};

const waitForLocation = async (page: Page) => {
  await visit(page, '/wizard');
  await page.getByRole('button', { name: 'Non ora' }).click();
};

export const reading: Group = {
  title: 'Texts and the app',
  screens: [
    { name: 'faq', shows: 'Questions, `/content/faq`', open: at('/content/faq') },
    { name: 'privacy', shows: 'Privacy, `/content/privacy`', open: at('/content/privacy') },
    { name: 'allergens', shows: 'Allergens, `/content/allergens`', open: at('/content/allergens') },
    { name: 'terms', shows: 'Terms of sale', open: at('/content/terms') },
    { name: 'accessibility', shows: 'Accessibility', open: at('/content/accessibility') },
    { name: 'covid', shows: 'Hygiene and safety, `/covid`', open: at('/covid') },
    { name: 'wizard', shows: 'The app’s first question, `/wizard`', open: at('/wizard') },
    { name: 'wizard-location', shows: 'And its second', open: waitForLocation },
    { name: 'app-download', shows: 'The app, `/app-download`', open: at('/app-download') },
    { name: 'wrong-app-version', shows: 'An app that is too old', open: at('/wrong-app-version') },
  ],
};
