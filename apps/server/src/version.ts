/** Of the whole product; a test keeps it equal to the repository's package.json. */
export const version = '0.1.0';
