/** On `topics.deployments(projectId)`; the payload is the Deployment. */
export const deploymentEventTypes = ['deployment.updated'] as const;
export type DeploymentEventType = (typeof deploymentEventTypes)[number];

/** On `topics.domains(projectId)`; readers fetch again. */
export const domainEventTypes = ['domains.changed'] as const;
export type DomainEventType = (typeof domainEventTypes)[number];
