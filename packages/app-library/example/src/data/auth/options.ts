export const authOptions = {
  canSignUp: true,
  roles: ["Member", "Trainer"],
  accountLinks: [{ to: "/profile", title: "Profile" }],
};
