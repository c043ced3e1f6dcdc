/** Where the service that collects our reviews shows them all. No page needs it at first: it is apart from what else is particular about the house. */
export const reviewsAddress = 'https://www.trustpilot.com/review/tailorbird.example';
