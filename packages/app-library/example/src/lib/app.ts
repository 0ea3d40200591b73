export const app = {
  name: "Example",
  locale: "en-US",
  currency: "USD",
  hasSignIn: true,
  cartPath: "/cart",
  noticesPath: "/notices",
};
