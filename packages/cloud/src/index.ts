/** The backend of one project, in Supabase's protocols. Each service has a folder and a face of its own. */
export {};
