export const app = {
  name: "Example",
  locale: "en-US",
  currency: "USD",
  hasSignIn: true,
  isOnCloud: false,
  cartPath: "/cart",
  shopPath: "/",
  checkoutPath: "/checkout",
  ordersPath: "",
  noticesPath: "/notices",
};
